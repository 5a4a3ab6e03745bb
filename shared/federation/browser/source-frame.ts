export interface SourceFrame {
  file: string;
  line: number;
  /** The surrounding lines, with the location marked. */
  code: string;
}
