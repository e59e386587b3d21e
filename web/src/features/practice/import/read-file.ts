import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { grouped } from '@emit/contract/english';
import { LIMITS } from '@emit/contract/limits';
import { UnfitFile, type ImportFile } from './import-file';
import { readLoop, readLoopTable } from './read-loop';
import { readDownload } from './read-download';
import { isLoopTable, readCsv, tableOf } from './read-table';

const UNPACKED_BYTES = 64 * 1024 * 1024;
const ZIP = [0x50, 0x4b];
const SQLITE = 'SQLite format 3';
const WANTED = /(^|\/)(Habits\.csv|Checkmarks\.csv|practices\.json|\[Content_Types\]\.xml)$/;

/** The practices in a file, as a table. Throws UnfitFile. */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (file.size > LIMITS.importFileBytes) throw new UnfitFile('This file is larger than 20 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = readBytes(file.name, bytes);
  if (read.records.length === 0) throw new UnfitFile('There are no practices in this file.');
  if (read.records.length > LIMITS.importRowsMax)
    throw new UnfitFile(
      `This file has ${grouped(read.records.length)} rows; ${grouped(LIMITS.importRowsMax)} fit into one import. Please split it into parts.`,
    );
  return read;
}

function readBytes(name: string, bytes: Uint8Array): ImportFile {
  if (ZIP.every((byte, index) => bytes[index] === byte)) return readZip(name, bytes);
  if (strFromU8(bytes.slice(0, SQLITE.length), true) === SQLITE)
    throw new UnfitFile(
      'This is a full backup. In Loop Habit Tracker, please choose Settings, Export as CSV.',
    );
  const table = tableOf(decode(bytes));
  return isLoopTable(table) ? readLoopTable(name, table) : readCsv(name, table);
}

function readZip(name: string, bytes: Uint8Array): ImportFile {
  const files = unzip(bytes);
  const texts = new Map(Object.entries(files).map(([path, content]) => [path, decode(content)]));
  const paths = [...texts.keys()];
  if (paths.includes('[Content_Types].xml'))
    throw new UnfitFile('This is a workbook. Please save the sheet as CSV, and choose that file.');
  const download = texts.get('practices.json');
  if (download !== undefined) return readDownload(name, download);
  if (paths.some((path) => path.endsWith('Checkmarks.csv'))) return readLoop(name, texts);
  throw new UnfitFile(
    'Emit found no practices in this ZIP. It reads exports of Loop Habit Tracker and downloads from Emit.',
  );
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!WANTED.test(name)) return false;
    unpacked += originalSize;
    if (unpacked > UNPACKED_BYTES) throw new UnfitFile('The files in this ZIP are too large.');
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof UnfitFile) throw error;
    throw new UnfitFile('This ZIP is damaged and cannot be opened.');
  }
}

/** UTF-8, or UTF-16 by its mark; else as spreadsheets of Western Europe write it. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
