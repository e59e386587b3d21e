/**
 * Names of the tagged blocks that models leak and nobody should read (spec §4 "Sending a chat message"): these two, and
 * style, reminder, search, citation, artifact and safety blocks in general, whatever else their names say.
 */
const LEAKED = /^(?:functions|election_info)$|style|reminder|search|citation|artifact|safety/i;
const TAG = /<(\/?)([a-z][a-z_-]{0,60})(?:\s[^<>]*)?(\/?)>/gi;

interface Tag {
  readonly name: string;
  readonly kind: 'opens' | 'closes' | 'empty';
  readonly start: number;
  readonly end: number;
}

/** The reply without tagged reminder blocks, trimmed; an unclosed tag loses only its mark. */
export function cleanReply(text: string): string {
  const tags = leakedTags(text);
  const ends = blockEnds(tags);
  let kept = '';
  let from = 0;
  for (const tag of tags) {
    if (tag.start < from) continue;
    kept += text.slice(from, tag.start);
    from = ends.get(tag) ?? tag.end;
  }
  return (kept + text.slice(from)).replace(/\n{3,}/g, '\n\n').trim();
}

function leakedTags(text: string): Tag[] {
  const tags: Tag[] = [];
  for (const match of text.matchAll(TAG)) {
    const [mark, slash = '', name = '', empty = ''] = match;
    if (!LEAKED.test(name)) continue;
    const kind = slash ? 'closes' : empty ? 'empty' : 'opens';
    tags.push({ name: name.toLowerCase(), kind, start: match.index, end: match.index + mark.length });
  }
  return tags;
}

/**
 * Where each opened block ends: with the tag that closes it, those within it counted; where too few are closed, with
 * the next that closes one of its name. One pass each way: a reply of nothing but tags must not keep the server busy.
 */
function blockEnds(tags: readonly Tag[]): Map<Tag, number> {
  const ends = new Map<Tag, number>();
  const open = new Map<string, Tag[]>();
  for (const tag of tags) {
    const opened = open.get(tag.name) ?? [];
    open.set(tag.name, opened);
    if (tag.kind === 'opens') opened.push(tag);
    const closed = tag.kind === 'closes' ? opened.pop() : undefined;
    if (closed) ends.set(closed, tag.end);
  }
  const next = new Map<string, number>();
  for (const tag of [...tags].reverse()) {
    const end = next.get(tag.name);
    if (tag.kind === 'closes') next.set(tag.name, tag.end);
    else if (tag.kind === 'opens' && end !== undefined && !ends.has(tag)) ends.set(tag, end);
  }
  return ends;
}
