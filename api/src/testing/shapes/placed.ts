import { shapesOf } from './templates.js';

/** A verse without marks: only its place says that it is quoted. */
export const PLACED = shapesOf(`
{R}: {q}
{R} — {q}
{R} - {q}
{q} — {R}
{q} ({R})
**{R}** {q}
**{R}:** {q}
## {R}\\n\\n{q}\\n\\nA thought on this follows below.
### {R} (KJV)\\n{q}
## A verse for today: {R}\\n\\n{q}\\n\\nLet it sink in.
**{R}**\\n{q}
**{R}**\\n\\n{q}\\n\\nWhat does this ask of us?
- {R}: {q}
- **{R}** – {q}
1. {q} ({R})
- {R}\\n  - {q}
| Reference | Verse |\\n|---|---|\\n| {R} | {q} |
| Verse | Reference |\\n|---|---|\\n| {q} | {R} |
| Theme | Reference | Text |\\n|---|---|---|\\n| Hope | {R} | {q} |
| {R} | Meaning |\\n|---|---|\\n| {q} | Think on this today |
| | {R} |\\n|---|---|\\n| Text | {q} |
> {q}\\n> — {R}
> {q} ({R})
> **{R}**\\n> {q}
> {q}\\n\\n— {R}
{R}:\\n\\n> {q}
As {R} says:\\n\\n> {q}\\n\\nThat is enough for today.
> {q}\\n\\n*{R}*
> *{q}*\\n>\\n> **{R}**
From {B} {C}:\\n\\n> **{V}** {q}
{B} {C}\\n\\n> {V} {q}
> **{B} {C}**\\n> ^{V}^ {q}
<blockquote>{q} <cite>{R}</cite></blockquote>
<p>{q} <cite>{R}</cite></p>
<blockquote>{q}<br>— {R}</blockquote>
<dl><dt>{R}</dt><dd>{q}</dd></dl>
{R}\\n: {q}
<table><tr><td>{R}</td><td>{q}</td></tr></table>
*{q}* ({R})
{R}: *{q}*
*{q}* — {R}
**{q}** ({R})
{R} says, {q}
{R} reads: {q}
Verse: {R}\\nText: {q}
**Scripture:** {R}\\n**Text:** {q}
Today's verse ({R}): {q}
{R}\\n{q}
{q}\\n{R}
{q}\\n— {R}
{R}\\n\\n{q}\\n\\nAmen.
{q} / {R}
{q} [{R}]
{q}\\n({R})
**{q}** — {R}
#### {R}\\n{q}
{R}\\n------\\n{q}
**Verse of the day:** {q} ({R})
**Text ({R}):** {q}
Scripture reading, {R}: {q}
> {q}\\n> **— {R}**
> {q}\\n>\\n> – *{R}*
#### {R}\\n\\n> {q}
>> {q}\\n>> — {R}
> {R}: {q}
| Where | Words |\\n|---|---|\\n| **{R}** | {q} |
| Verse | KJV |\\n|---|---|\\n| {R} | {q} |
| Ref | Text |\\n|---|---|\\n| {R} | *{q}* |
| Day | Ref | Scripture | Prayer |\\n|---|---|---|---|\\n| 1 | {R} | {q} | Thank you |
<ol><li><strong>{R}</strong> — {q}</li></ol>
<p><strong>{R}</strong><br/>{q}</p>
<figure><blockquote>{q}</blockquote><figcaption>{R}</figcaption></figure>
<dl>\\n<dt><b>{R}</b></dt>\\n<dd>{q}</dd>\\n</dl>
{R} declares: {q}
It is written in {R}: {q}
{B} {C}\\n\\n{V} {q}
> {B} {C}\\n>\\n> {V}. {q}
> <sup>{V}</sup> {q}\\n> — {B} {C}
{R} → {q}
{R} | {q}
*{q}* – {R}
**{R}**\\n*{q}*
## {R}:\\n\\n{q}
**{R}:**\\n{q}
{q}\\n*{R}*
> {q} ({R}, KJV)
| {R} | {q} |
| Reference | Bible text |\\n|---|---|\\n| {R} | {q} |
<p align="center">{q}<br>— {R}</p>
**Bible verse ({R}):** {q}
Key verse: {q} ({R})
As {R} puts it: {q}
**{R}**\\n: {q}
- **{R}**<br>{q}
📖 **{R}**: {q}
[{R}] {q}
Verse of the day: {R}. {q}
Here it is ({R}):\\n\\n{q}
{R} reads as follows:\\n\\n{q}
**Q:** What does {R} say?\\n\\n**A:** {q}
Question: What does {R} say?\\nAnswer: {q}
Verse: {q}\\nReference: {R}
**Monday** ({R}): {q}
- **Trust** — {R} — {q}
Day 1 | {R} | {q}
{R}\\n\\n---\\n\\n{q}
{q}\\n\\n{R}
{q}\\n\\n**{R}**
{q} — Moses, {R}
{q} (see {R})
> {q}\\n> — Paul ({R})
> {q}\\n\\n— King David, {R}
<p><em>{q}</em> ({R})</p>
**{R}.** {q}
{R} > {q}
Here's what {R} says:\\n\\n{q}
{q}\\n{R}
Promise: {q} ({R})
1. **Trust** – {q} ({R})
### 1. {R}\\n\\n> {q}
`);
