/** Numbers of the trade on which the rules stand. Ratios are in whole hundredths, so that ceilings are exact. */
export const settings = {
  /** Share of a day's visits in the busiest hour, percent. */
  peakPercent: 12,
  /** Cars an hour through one lane; where there is no ticket to print or read, a lane is as quick as with plates. */
  entryCapacity: { ticket: 240, plate: 360, none: 360 },
  exitCapacity: { ticket: 200, plate: 360, none: 360 },
  /** Payments an hour at one pay station. */
  stationCapacity: 90,
  /** A boom reaches so much further than the lane is wide, cm. */
  boomOverlap: 20,
  /** Room that a straight boom needs above its own length, cm. */
  boomHeadroom: 100,
  booms: [300, 400, 600, 800],
  barriers: [400, 600, 800],
  longestArticulatedBoom: 400,
  /** Booms of this length and more rest on a post. */
  restedBoom: 600,
  /** Colder than this, outdoor equipment is heated, °C. */
  heatingBelow: -20,
  columnsPerIntercomStation: 32,
  parkingServers: [8, 24, 64],
  plateServers: [4, 12],
  switches: [8, 16, 24],
  uplinks: 1,
  portReservePercent: 20,
  /** One small uninterruptible supply holds so many servers, one large so many. */
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
  /** Tenths of a kilogram. */
  paintPerSpace: 4,
  paintPerDisabledSpace: 6,
  paintPerBucket: 250,
  postsPerColumn: 2,
  wheelStopsPerSpace: 2,
} as const;
