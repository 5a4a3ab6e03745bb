/** Where browsers send their beacons. A file of its own, because browsers do not load schemas. */
export const BEACON_ADDRESS = '/builds/beacon';
