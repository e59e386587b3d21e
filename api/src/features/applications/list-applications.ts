import type { ApplicationForm } from '@emit/contract/applications';
import { applicantPlace, type Applicant } from '../../domain/application/events.js';
import type { ReadModelStore, StoredDocument } from '../../ports/read-models.port.js';
import type { VaultReading } from '../../ports/vault.port.js';
import { applications, type ApplicationDocument } from '../../projections/applications.projection.js';
import { CannotOpen, type Keyring } from '../../runtime/sealing.js';

const AT_ONCE = 500;

/** All of them by id, which is in the order in which they came; also those that are erased. */
export async function* pagesOfApplications(
  models: Pick<ReadModelStore, 'list'>,
): AsyncGenerator<StoredDocument<ApplicationDocument>[]> {
  let afterKey: string | undefined;
  for (;;) {
    const query = { limit: AT_ONCE, ...(afterKey !== undefined && { afterKey }) };
    const page = await models.list(applications, query);
    yield page;
    afterKey = page.at(-1)?.key;
    if (page.length < AT_ONCE) return;
  }
}

export interface ListedApplication extends Omit<ApplicationDocument, 'applicant' | 'form' | 'erased'> {
  readonly id: string;
  readonly form: ApplicationForm;
  /** Null where its key is not in the vault, or does not open it. */
  readonly applicant: Applicant | null;
}

/** Those that are not erased, opened; the oldest first. */
export async function* listApplications(
  { models, vault }: { readonly models: Pick<ReadModelStore, 'list'>; readonly vault: VaultReading },
  keyring: Keyring,
): AsyncGenerator<ListedApplication> {
  for await (const page of pagesOfApplications(models)) {
    for (const { key: id, body } of page) {
      const { form, applicant, erased, ...rest } = body;
      if (erased || form === null || applicant === null) continue;
      yield { ...rest, id, form, applicant: await opened(vault, keyring, id, applicant) };
    }
  }
}

async function opened(
  vault: VaultReading,
  keyring: Keyring,
  id: string,
  sealed: NonNullable<ApplicationDocument['applicant']>,
): Promise<Applicant | null> {
  const entry = await vault.find(id);
  try {
    return entry && (keyring.keyIn(id, entry.wrappedKey)?.openOnce(sealed, applicantPlace(id)) ?? null);
  } catch (error) {
    if (error instanceof CannotOpen) return null;
    throw error;
  }
}
