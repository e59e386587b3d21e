/** Every encoding in which a careless writer could leave a text. */
export function encodings(text: string): Buffer[] {
  const utf8 = Buffer.from(text);
  return [
    utf8,
    Buffer.from(text, 'utf16le'),
    Buffer.from(utf8.toString('hex')),
    Buffer.from(text.toLowerCase()),
    Buffer.from(encodeURIComponent(text)),
    // Base64 says the same bytes in three ways, by where they begin; the ends depend on what is beside them.
    ...[0, 1, 2].flatMap((shift) =>
      (['base64', 'base64url'] as const).map((encoding) =>
        Buffer.from(
          Buffer.from(' '.repeat(shift) + text)
            .toString(encoding)
            .slice(shift + 2, -4),
        ),
      ),
    ),
  ];
}

/** Which of these texts the bytes hold, in any encoding. */
export function textsIn(content: Buffer, texts: readonly string[]): string[] {
  return texts.filter((text) => encodings(text).some((bytes) => content.includes(bytes)));
}
