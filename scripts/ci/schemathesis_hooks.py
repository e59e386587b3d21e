"""What Schemathesis cannot know of the requests that it makes."""

import schemathesis
from hypothesis import strategies as st

ZONES = ["UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "Pacific/Pago_Pago"]
schemathesis.openapi.format("iana-time-zone", st.sampled_from(ZONES))
