import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_TRANSLATION, type Translation } from '@emit/contract/translations';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { memberDirectory, type DirectoryEntry } from '../../projections/member-directory.projection.js';
import type { Caller } from '../shared/caller.js';
import { READ_MODELS } from '../shared/injection-tokens.js';

/** The translation that a member reads in. */
@Injectable()
export class ReadingTranslation {
  constructor(@Inject(READ_MODELS) private readonly models: ReadModelStore) {}

  async of(caller: Caller): Promise<Translation> {
    const entry = await this.models.get(memberDirectory, caller.memberId);
    return translationIn(entry?.body, caller);
  }
}

/** Returns the translation that a member's entry of the directory says, opened. */
export function translationIn(entry: DirectoryEntry | undefined, { key }: Caller): Translation {
  return entry?.translation ? key.open(entry.translation) : DEFAULT_TRANSLATION;
}
