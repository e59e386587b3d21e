import { Injectable } from '@nestjs/common';
import type { HighlightRequest, NoteKept, NoteRequest } from '@emit/contract/marks';
import type { MarkCommand } from '../../domain/marks/commands.js';
import { markDecider } from '../../domain/marks/decide.js';
import { marksStream, type VerseNote } from '../../domain/marks/events.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { Caller } from '../shared/caller.js';
import { CommandService } from '../shared/command-service.js';
import { StorageQuota } from '../shared/storage-quota.js';
import { checkVerses } from './check-verses.js';
import { idFor } from '../shared/id-for.js';

/** So that no length tells a verse or its colour. */
const FILLED_BYTES = 128;

/** What a member marks and notes in the Bible. With an idempotency key the same again is the same change. */
@Injectable()
export class MarkVersesHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly quota: StorageQuota,
  ) {}

  /** Throws VALIDATION_FAILED, STORAGE_FULL and MARKS_FULL. */
  async highlight(caller: Caller, request: HighlightRequest, idempotencyKey: string | null): Promise<void> {
    const { book, chapter, colour = null } = request;
    const verses = checkVerses(request);
    const { key } = caller;
    const changeId = idFor(caller, idempotencyKey, 'marks', 'highlight');
    await this.checkRoom(caller, changeId);
    const idOfVerse = (verse: number) => key.uuidOf('verse', book, String(chapter), String(verse));
    if (colour === null) {
      const verseIds = verses.map(idOfVerse);
      await this.run(caller, { type: 'RemoveHighlights', changeId, verseIds }, changeId);
      return;
    }
    const stream = marksStream(caller.memberId);
    const marked = verses.map((verse) => {
      const verseId = idOfVerse(verse);
      const place = { stream, id: verseId, field: 'highlight' };
      return { verseId, highlight: key.sealFilled({ book, chapter, verse, colour }, place, FILLED_BYTES) };
    });
    await this.run(caller, { type: 'HighlightVerses', changeId, verses: marked }, changeId);
  }

  /** Throws VALIDATION_FAILED, STORAGE_FULL and MARKS_FULL. */
  async write(caller: Caller, request: NoteRequest, idempotencyKey: string | null): Promise<NoteKept> {
    const noteId = idFor(caller, idempotencyKey, 'marks', 'note');
    const note = sealedNote(caller, noteId, request);
    await this.checkRoom(caller, noteId);
    await this.run(caller, { type: 'WriteNote', noteId, note }, noteId);
    return { note_id: noteId };
  }

  /** Throws VALIDATION_FAILED, STORAGE_FULL, NOTE_NOT_FOUND and NOTE_REMOVED. */
  async change(
    caller: Caller,
    noteId: string,
    request: NoteRequest,
    idempotencyKey: string | null,
  ): Promise<NoteKept> {
    const note = sealedNote(caller, noteId, request);
    const changeId = idFor(caller, idempotencyKey, 'marks', `note ${noteId}`);
    await this.checkRoom(caller, changeId);
    await this.run(caller, { type: 'ChangeNote', noteId, changeId, note }, changeId);
    return { note_id: noteId };
  }

  /** Again changes nothing. Throws NOTE_NOT_FOUND. */
  async removeNote(caller: Caller, noteId: string): Promise<void> {
    await this.run(caller, { type: 'RemoveNote', noteId });
  }

  /** The same change again takes no room: it may be what filled it. Throws STORAGE_FULL. */
  private async checkRoom(caller: Caller, changeId: string): Promise<void> {
    const { memberId } = caller;
    const { changeIds } = await this.commands.read(markDecider, marksStream(memberId), memberId);
    if (!changeIds.has(changeId)) await this.quota.check(caller);
  }

  private async run(caller: Caller, command: MarkCommand, commandId?: string): Promise<void> {
    const { memberId, correlationId } = caller;
    const context = { memberId, correlationId, ...(commandId !== undefined && { commandId }) };
    await this.commands.run(markDecider, marksStream(memberId), command, context);
  }
}

function sealedNote({ key, memberId }: Caller, noteId: string, request: NoteRequest): Sealed<VerseNote> {
  const { book, chapter, text } = request;
  const verses = checkVerses(request);
  return key.seal(
    { book, chapter, verses, text },
    { stream: marksStream(memberId), id: noteId, field: 'note' },
  );
}
