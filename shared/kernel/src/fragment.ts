function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/** Returns the element id in `location.hash`. An invalid escape stays as it is, like in browsers: `#50%`. */
export const fragmentId = (hash: string): string => hash.replace(/^#/, '').replace(/(?:%[\da-f]{2})+/gi, decoded);
