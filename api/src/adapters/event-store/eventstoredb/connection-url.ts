/** In seconds; of three nodes the first that is asked may be the one that is held still. */
const GOSSIP_TIMEOUT_S = 1;
/** A connection over which nothing comes is given up after this and the 10 s before its ping. */
const KEEP_ALIVE_TIMEOUT_MS = 4_000;

/**
 * The connection string for the n-th connection of a process, with settings of ours where it has none. Calls that have the
 * same settings share a connection, through clients as well (grpc-js, subchannel-pool): each has another value of one.
 */
export function urlOfConnection(url: string, n: number): string {
  const [address = '', options = ''] = divided(url);
  const given = options.split('&').filter(Boolean);
  const valueOf = (name: string) =>
    given.find((option) => option.toLowerCase().startsWith(`${name.toLowerCase()}=`))?.split('=')[1];
  const keepAlive = Number(valueOf('keepAliveTimeout') ?? KEEP_ALIVE_TIMEOUT_MS);
  const others = given.filter((option) => !/^keepAliveTimeout=/i.test(option));
  if (valueOf('gossipTimeout') === undefined) others.push(`gossipTimeout=${GOSSIP_TIMEOUT_S}`);
  return `${address}?${[...others, `keepAliveTimeout=${keepAlive < 0 ? keepAlive : keepAlive + n}`].join('&')}`;
}

function divided(url: string): string[] {
  const at = url.indexOf('?', url.lastIndexOf('@') + 1);
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}
