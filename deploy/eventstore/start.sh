#!/bin/sh
# EventStoreDB takes the passwords that its users begin with from its environment alone.
EVENTSTORE_DEFAULT_ADMIN_PASSWORD="$(cat /keys/admin-password)"
EVENTSTORE_DEFAULT_OPS_PASSWORD="$(cat /keys/ops-password)"
export EVENTSTORE_DEFAULT_ADMIN_PASSWORD EVENTSTORE_DEFAULT_OPS_PASSWORD
exec /opt/eventstore/EventStore.ClusterNode "$@"
