/** A reason to refuse a drawing; `detail` is the line, the name or the address that the message states. */
export class Refusal extends Error {
  /**
   * @param {import('./prepare-drawing.ts').Reason} reason
   * @param {string} [detail]
   */
  constructor(reason, detail) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}
