"""A bot on Cattery's JSON interface: sits down at a table and plays by chance until the game is over.

python examples/bot.py http://127.0.0.1:8642 <match id> [name]      (needs httpx; the id is in the match's address)
"""

import random
import sys
import time
import uuid

import httpx


def play(server: str, match_id: str, name: str = "Chance") -> list[int]:
    """Join a match, act when it is this seat's turn, return the scores."""
    table = f"/api/v1/matches/{match_id}"
    with httpx.Client(base_url=server) as client:
        seated = client.post(f"{table}/join", json={"name": name}).raise_for_status().json()
        client.headers["authorization"] = f"Bearer {seated['token']}"
        while True:
            match = client.get(table, params={"words": "none"}).raise_for_status().json()
            state = match["table"]
            if match["status"] == "over":
                return list(state["result"]["scores"])
            if not state or state["player"] != match["seat"]:
                time.sleep(0.1)
                continue
            action = random.choice(state["actions"])["action"]
            command = uuid.uuid4().hex  # the same command twice is one action
            answer = {"decision": state["decision"], "action": action, "command": command}
            client.post(f"{table}/act", json=answer)  # what is refused has changed nothing: look again


if __name__ == "__main__":
    print(play(*sys.argv[1:4]))
