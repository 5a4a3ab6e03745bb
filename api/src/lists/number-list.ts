type Values = Uint32Array | Float64Array;

/** A list of numbers in a typed array that grows: only the first `length` values are its own. */
export class NumberList<Of extends Values = Uint32Array> {
  values: Of;
  length = 0;

  constructor(private readonly Of: new (length: number) => Of) {
    this.values = new Of(16);
  }

  push(value: number): void {
    this.reserve(1);
    this.values[this.length++] = value;
  }

  /** Makes room for `more` values. */
  reserve(more: number): void {
    if (this.length + more <= this.values.length) return;
    const larger = new this.Of(Math.max(this.length + more, this.values.length * 2));
    larger.set(this.values);
    this.values = larger;
  }
}
