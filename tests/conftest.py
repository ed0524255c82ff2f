"""Settings for all tests."""

from hypothesis import settings

settings.register_profile("cattery", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("cattery")
