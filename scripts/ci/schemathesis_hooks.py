"""What Schemathesis cannot know of the requests that it makes."""

import schemathesis
from hypothesis import strategies as st

ZONES = ["UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "Pacific/Pago_Pago"]
schemathesis.openapi.format("iana-time-zone", st.sampled_from(ZONES))


@schemathesis.hook
def filter_body(context, body):
    """Poisoned prototypes are refused wherever they stand; the specs of the API try them (api/src/security)."""
    return not poisoned(body)


def poisoned(value):
    if isinstance(value, dict):
        constructor = value.get("constructor")
        own = "__proto__" in value or (isinstance(constructor, dict) and "prototype" in constructor)
        return own or any(poisoned(part) for part in value.values())
    return isinstance(value, list) and any(poisoned(part) for part in value)
