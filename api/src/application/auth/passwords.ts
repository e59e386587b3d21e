import { hash, verify } from '@node-rs/argon2';

/** OWASP's Argon2id minimum: 19 MiB, two passes, one lane (9 ms where measured.md was measured). */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Takes as long when there is no hash to compare with, so that time does not tell who has an account. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}
