/**
 * What must be destroyable stands outside the log: a member's wrapped key, password hash and e-mail look-up hash.
 * It is not a read model: it cannot be folded again.
 */
export interface VaultEntry {
  readonly memberId: string;
  /** Keyed hash of the normalised e-mail address; unique. */
  readonly emailHash: string;
  /** Argon2id, PHC string. */
  readonly passwordHash: string;
  /** The member's key, wrapped by the master key. */
  readonly wrappedKey: string;
  /** Grows when the member's other sessions must end. */
  readonly sessionEpoch: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export interface Vault {
  /** Adds an entry, durable when it answers; false when the e-mail hash is taken. */
  add(entry: VaultEntry): Promise<boolean>;
  find(memberId: string): Promise<VaultEntry | null>;
  findByEmail(emailHash: string): Promise<VaultEntry | null>;
  /** Stores the hash and raises the session epoch in one step; answers the new epoch, null when there is no such entry. */
  changePassword(memberId: string, passwordHash: string): Promise<number | null>;
  /** Destroys the entry beyond recovery; without one, does nothing. */
  destroy(memberId: string): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
