/** A published release. `at`: when it was published, in ms since the epoch. */
export interface Shelved {
  version: string;
  at: number;
}

/**
 * The published releases that all hosts and commands of a site share, and the folders of this machine with their files.
 * Names and versions are valid.
 */
export interface Shelf {
  names(): Promise<string[]>;
  /** Newest first. */
  versions(name: string): Promise<Shelved[]>;
  /** The text of `release.json`; undefined if the release is not published. */
  description(name: string, version: string): Promise<string | undefined>;
  /** The text of its signature; undefined if it has none. */
  signature(name: string, version: string): Promise<string | undefined>;
  /** The folder of this machine for its files. */
  folder(name: string, version: string): string;
  /** Makes the folder the same as what is published, as far as that can be reached. */
  provide(name: string, version: string): Promise<void>;
  /** Makes the folder complete if this process has not done so yet, and counts as a use of it. */
  ensure(name: string, version: string): Promise<void>;
  /**
   * Publishes the files of the folder, which goes to this machine's. A process that stops meanwhile leaves the release
   * complete or absent.
   */
  add(name: string, version: string, incoming: string): Promise<void>;
  /** Publishes the signature of the folder anew. */
  sign(name: string, version: string): Promise<void>;
  remove(name: string, version: string): Promise<void>;
  /** Removes copies of this machine beyond the limit, the least recently used first, but none that is in use. */
  trim(isInUse: (name: string, version: string) => boolean): Promise<void>;
}
