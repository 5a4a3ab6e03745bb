/** Business constants of the rules. Ratios are whole hundredths, so that ceilings are exact. */
export const settings = {
  /** Share of the day's visits in the busiest hour, percent. */
  peakPercent: 12,
  /** Cars per hour through one lane; a lane without tickets is as fast as one with plates. */
  entryCapacity: { ticket: 240, plate: 360, none: 360 },
  exitCapacity: { ticket: 200, plate: 360, none: 360 },
  /** Payments per hour at one pay station. */
  stationCapacity: 90,
  /** Length of the boom beyond the width of the lane, cm. */
  boomOverlap: 20,
  /** Clearance of a straight boom above its own length, cm. */
  boomHeadroom: 100,
  booms: [300, 400, 600, 800],
  barriers: [400, 600, 800],
  longestArticulatedBoom: 400,
  /** Booms of this length or more need a rest. */
  restedBoom: 600,
  /** Outdoor equipment is heated below this temperature, °C. */
  heatingBelow: -20,
  columnsPerIntercomStation: 32,
  parkingServers: [8, 24, 64],
  plateServers: [4, 12],
  switches: [8, 16, 24],
  uplinks: 1,
  portReservePercent: 20,
  /** Number of servers per small and per large uninterruptible power supply. */
  serversPerUps: { small: 2, large: 4 },
  sensorsPerHub: 32,
  daysPerMonth: 30,
  ticketReservePercent: 5,
  ticketsPerPack: 5_000,
  receiptsPerRoll: 600,
  credentialReservePercent: 10,
  cardsPerPack: 100,
  tagsPerPack: 50,
  /** Law 181-ФЗ, article 15. */
  disabledPercent: 10,
  placesPerSignPair: 4,
  /** In tenths of a kilogram. */
  paintPerSpace: 4,
  paintPerDisabledSpace: 6,
  paintPerBucket: 250,
  postsPerColumn: 2,
  wheelStopsPerSpace: 2,
} as const;
