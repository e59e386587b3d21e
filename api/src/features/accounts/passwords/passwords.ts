import { hash, verify } from '@node-rs/argon2';

/** OWASP's Argon2id minimum: 19 MiB, two passes, one lane (9 ms where measured.md was measured). */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * What stands before the hash of a password as it was typed (ASVS 6.2.8). A hash without it is of an earlier version, which
 * composed what was typed (NFC), or of one before that.
 */
const AS_TYPED = 'typed:';

let decoy: Promise<string> | null = null;

export async function hashPassword(password: string): Promise<string> {
  return `${AS_TYPED}${await hash(password, COST)}`;
}

/** Whether it was hashed otherwise than today, or at another cost: then whoever has the password at hand hashes it anew. */
export function isOfFormerKind(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = COST;
  return !passwordHash.startsWith(
    `${AS_TYPED}$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`,
  );
}

/** Takes as long when there is no hash to compare with, so that time does not tell who has an account. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const known = passwordHash ?? (await decoy);
  const matches = known.startsWith(AS_TYPED)
    ? await verify(known.slice(AS_TYPED.length), password)
    : await matchesFormer(known, password);
  return passwordHash !== null && matches;
}

async function matchesFormer(passwordHash: string, password: string): Promise<boolean> {
  const composed = password.normalize('NFC');
  if (await verify(passwordHash, composed)) return true;
  return composed !== password && verify(passwordHash, password);
}
