"""What Schemathesis cannot know of the requests that it makes."""

import schemathesis
from hypothesis import strategies as st

ZONES = ["UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "Pacific/Pago_Pago"]
schemathesis.openapi.format("iana-time-zone", st.sampled_from(ZONES))


@schemathesis.hook
def filter_body(context, body):
    """Poisoned prototypes are refused wherever they stand; the specs of the API try them (api/src/security)."""
    return not names(body, {"__proto__", "constructor"})


def names(value, keys):
    if isinstance(value, dict):
        return any(key in keys or names(part, keys) for key, part in value.items())
    return isinstance(value, list) and any(names(part, keys) for part in value)
