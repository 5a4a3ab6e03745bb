/** The drawn scenes: an editor names one, and says what it shows. */
export const sceneNames = [
  'home-gate',
  'house-evening',
  'business-barrier',
  'parking',
  'parking-underground',
  'turnstile-hall',
  'academy',
  'factory',
  'yard',
  'warehouse',
  'office-entrance',
  'pay-hall',
] as const;
export type SceneName = (typeof sceneNames)[number];
