import type { AccountFile } from './account-record.js';

const RECEIPTS = `receipts/            a receipt of each charge in tokens.csv: whoever runs the service cannot take it back, or change it,
                     without being found out (docs/audit.md: emit audit check-receipt)
`;

/** What a person reads first: who, when, how much, and what each file is. */
export function readmeOf(
  account: AccountFile,
  practices: number,
  conversations: number,
  hasReceipts: boolean,
): string {
  const { exported_at, full_name, email, registered_at, plan, tokens, progress } = account;
  const { current_level, current_stage, profile } = progress;
  return `YOUR DATA FROM EMIT

Made for ${full_name} (${email}) on ${day(exported_at)}. Times in all files are UTC.

Member since   ${registered_at === null ? '' : day(registered_at)}
Plan           ${plan}
Tokens         ${tokens.granted} granted, ${corrected(tokens.adjusted)}${tokens.used} used, ${tokens.balance} left
Journey        ${profile.consciousness_points} points, level ${current_level.level} ${current_level.name}, stage ${current_stage.stage_name}
Practices      ${practices}
Conversations  ${conversations}

THE FILES

conversations.html   every conversation, to read: open it in a browser
conversations.json   the same for programs, with the check of each quotation and your ratings
practices.csv        every practice with its points and streak: open it in a spreadsheet
practices.json       the same for programs
marks.csv            what you highlighted and noted in the Bible, and removed: open it in a spreadsheet
marks.json           the same for programs
readings.csv         the reading plans that you started, and the days that you read: open it in a spreadsheet
readings.json        the same for programs
tokens.csv           every grant and what every reply used, with the balance after it; replies that failed as well
history.csv          what happened to the account: registration, plan, translation, goal, grants, changes of the password
account.json         the account, the progress and where you are signed in
${hasReceipts ? RECEIPTS : ''}
Conversations that you deleted are in it, marked as deleted. The app no longer shows them; the history keeps them, sealed
with your own key, until you delete your account.

Not in it: your password and your key, the random numbers by which the server knows a request again, and the lines that it
logs of each request under your member id. Of the password only a hash is kept, from which it cannot be read.

In CSV files an apostrophe stands before what a spreadsheet would take for a formula; the JSON files have it as it was
written.
`;
}

function day(instant: string): string {
  return instant.slice(0, 10);
}

/** Only where there is any. */
function corrected(adjusted: number): string {
  return adjusted === 0 ? '' : `${adjusted > 0 ? '+' : ''}${adjusted} corrected, `;
}
