import type { Place } from '../../../kernel/place.js';

/** Where in the vault what is sealed of a second factor belongs; `id`: of the passkey, or the member whose app it is. */
export function factorPlace(id: string, field: 'secret' | 'name' | 'client'): Place {
  return { stream: 'vault', id, field };
}
