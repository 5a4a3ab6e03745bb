/** A place in the remote's own sources. */
export interface SourceFrame {
  file: string;
  line: number;
  /** The lines around it, the place marked. */
  code: string;
}
