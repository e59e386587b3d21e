import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip, { type ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';

const { FOLLOWER, LEADER, UNKNOWN } = gossip.MemberInfo.VNodeState;

export const { GossipService } = gossipService;

export interface Member {
  readonly port: number;
  readonly state: 'leader' | 'follower' | 'unknown';
  readonly isAlive: boolean;
}

/** How a node finds its place among others. */
export interface Membership {
  readonly members: readonly Member[];
  /** The port of the node that leads; null while one is elected. */
  readonly leader: number | null;
  /** Whether the majority takes what this node writes. */
  readonly canCommit: boolean;
  /** Position of the last event that the node has. */
  seenBy(port: number): number;
}

/** A node of its own, which always leads. */
export const alone = (port: () => number): Membership => ({
  get members() {
    return [{ port: port(), state: 'leader', isAlive: true } as const];
  },
  get leader() {
    return port();
  },
  canCommit: true,
  seenBy: () => Infinity,
});

export function gossipAnswer({ members }: Membership): ClusterInfo {
  const infos = members.map(({ port, state, isAlive }) => {
    const id = new shared.UUID().setString('6ecfcf33-0d0d-4d5b-a0ee-36bd2a2fbe32');
    const endpoint = new gossip.EndPoint().setAddress('127.0.0.1').setPort(port);
    const info = new gossip.MemberInfo().setInstanceId(id).setTimeStamp('0').setIsAlive(isAlive);
    const states = { leader: LEADER, follower: FOLLOWER, unknown: UNKNOWN };
    return info.setState(states[state]).setHttpEndPoint(endpoint);
  });
  return new gossip.ClusterInfo().setMembersList(infos);
}
