#!/usr/bin/env bash
# A server that speaks MongoDB's wire protocol, for tests: mongo-java-server from Maven (docs/adr/0005-mongodb-wire-server.md).
#   mongodb-wire.sh start <directory>   prints MONGODB_URL=… and PID_FILE=…; its data is in memory, its log in <directory>
#   mongodb-wire.sh stop <directory>
# Needs java, javac (17 or later) and mvn: apt-get install default-jdk-headless maven
set -euo pipefail

version=1.47.0
digest=b1d8fbda61c2d85f2d56e0f0d605ffa0fabc1cffbee7cf537ce93e97da8db6b5 # of all jars: sha256sum over their own sha256sum lines
cache="$(cd "$(dirname "$0")/../.." && pwd)/.cache/mongodb-wire/$version"

usage() {
  sed -n '2,5s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

fetch() {
  building="$cache.$$"
  trap 'rm -rf "$building"' EXIT
  mkdir -p "$building"
  cat >"$building/pom.xml" <<POM
<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>emit</groupId><artifactId>mongodb-wire</artifactId><version>1</version>
  <dependencies>
    <dependency>
      <groupId>de.bwaldvogel</groupId><artifactId>mongo-java-server</artifactId><version>$version</version>
    </dependency>
  </dependencies>
</project>
POM
  mvn -q -B -f "$building/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies \
    "-DoutputDirectory=$building" >&2
  if [ "$(digest_of "$building")" != "$digest" ]; then
    echo "mongodb-wire: the jars are not the ones expected: $(digest_of "$building")" >&2
    exit 1
  fi
  compile "$building"
  rm -rf "$cache"
  mv "$building" "$cache"
}

digest_of() {
  (cd "$1" && sha256sum ./*.jar | LC_ALL=C sort -k 2 | sha256sum | cut -d ' ' -f 1)
}

# The version is told as 4.4, the oldest that the Node driver talks to; the server itself would say 5.0 with wire
# version 8, which the driver refuses.
compile() {
  cat >"$1/Wire.java" <<'JAVA'
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

public class Wire {
  public static void main(String[] arguments) {
    MongoVersion told = new MongoVersion() {
      public List<Integer> getVersionArray() { return List.of(4, 4, 0); }
      public int getWireVersion() { return 9; }
    };
    MongoServer server = new MongoServer(new MemoryBackend().version(told));
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
    System.out.println(server.getConnectionString());
  }
}
JAVA
  javac -cp "$1/*" -d "$1" "$1/Wire.java"
}

start() {
  local pid_file="$1/mongodb-wire.pid" log="$1/mongodb-wire.log" url=''
  mkdir -p "$1"
  if running "$pid_file"; then
    echo "mongodb-wire: already running (see $pid_file)" >&2
    exit 1
  fi
  for tool in java javac mvn; do
    command -v "$tool" >/dev/null || { echo "mongodb-wire: $tool is needed" >&2; exit 1; }
  done
  [ -f "$cache/Wire.class" ] || fetch
  # One thread: with more, findOneAndUpdate may answer a document that a later command has changed already.
  java -Xmx512m -XX:+UseSerialGC -Dio.netty.eventLoopThreads=1 -cp "$cache:$cache/*" \
    Wire "${MONGODB_WIRE_PORT:-0}" >"$log" 2>&1 </dev/null &
  echo $! >"$pid_file"
  for _ in $(seq 300); do
    url="$(grep -m 1 -o 'mongodb://.*' "$log" || true)"
    [ -n "$url" ] && break
    running "$pid_file" || break
    sleep 0.1
  done
  if [ -z "$url" ]; then
    cat "$log" >&2
    stop "$1"
    exit 1
  fi
  echo "MONGODB_URL=$url"
  echo "PID_FILE=$pid_file"
}

running() {
  [ -f "$1" ] && kill -0 "$(cat "$1")" 2>/dev/null
}

stop() {
  local pid_file="$1/mongodb-wire.pid"
  if running "$pid_file"; then
    kill "$(cat "$pid_file")"
    for _ in $(seq 100); do
      running "$pid_file" || break
      sleep 0.1
    done
  fi
  rm -f "$pid_file"
}

[ $# -eq 2 ] || usage
case "$1" in
  start) start "$2" ;;
  stop) stop "$2" ;;
  *) usage ;;
esac
