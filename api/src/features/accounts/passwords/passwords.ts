import { hash, verify } from '@node-rs/argon2';

/** OWASP's Argon2id minimum: 19 MiB, two passes, one lane (9 ms where measured.md was measured). */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST);
}

/** Whether it was hashed at another cost than that of today: then whoever has the password at hand hashes it anew. */
export function isOfFormerCost(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = COST;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** Keyboards write one letter as one character or as several: the same password must be the same (NIST SP 800-63B §3.1.1.2). */
function normal(password: string): string {
  return password.normalize('NFC');
}

/** Takes as long when there is no hash to compare with, so that time does not tell who has an account. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const known = passwordHash ?? (await decoy);
  const written = normal(password);
  const matches = await verify(known, written);
  // Of a time when passwords were hashed as they had been typed.
  const asTyped = !matches && written !== password && (await verify(known, password));
  return passwordHash !== null && (matches || asTyped);
}
