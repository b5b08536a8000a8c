const sentences = {
  format: 'This is neither an emed/novel (.lst) nor a Tekscan (.asf) text export.',
  archive: 'This is an archive, not a recording: unpack it and give the file inside.',
  binary: 'This is not a text file.',
  longLine: 'The line is longer than {limit} characters.',
  tooLarge: 'The recording is too large: more than {limit} pressure values.',
  missing: '"{name}" is missing in the header.',
  header: '"{name}" cannot be read: "{value}".',
  unit: 'The unit "{unit}" of "{name}" is not known. Known: {known}.',
  changed: '"{name}" changes from {before} to {after}: all frames must have the same size and time.',
  columns: 'The line of column numbers is missing or wrong.',
  outside: '{axis} {number} is outside of the sensor matrix of {limit}.',
  row: 'Row {expected} is expected here, found {found}.',
  values: '{expected} values are expected in this row, found {found}.',
  number: '"{value}" is not a number.',
  negative: 'A pressure is negative: {value}.',
  saturated:
    'A pressure of {value} is more than the sensors can show, {limit}: the unit or the file is wrong.',
  force:
    'The force {printed} N does not match pressure times area, {computed} N: other units, or a damaged file.',
  text: 'A line of numbers is expected here, found "{value}".',
  order: 'Frame {expected} is expected here, found {found}.',
  twice: 'Row {row}, column {column} of picture {frame} is there twice.',
  cut: 'The file is cut off in frame {frame}.',
  empty: 'The file holds no frames.',
} as const;

export type RecordingFaultKind = keyof typeof sentences;

/** A fault in a file, with its line: counted from 1, or 0 where it concerns the whole file. */
export class RecordingFault extends Error {
  override readonly name = 'RecordingFault';

  constructor(
    readonly kind: RecordingFaultKind,
    readonly line: number,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    const sentence = sentences[kind].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
    super(line > 0 ? `Line ${line}: ${sentence}` : sentence);
  }
}
