/** State of a company's access to the partner network and the configurator; sent with a 403. */
export interface ModerationFlags {
  dealer_access: boolean;
  dealer_access_moderation: boolean;
  kp_access_moderation: boolean;
  user_access_moderation: boolean;
}

/** Returns the moderation flags of a 403; undefined for other errors. */
export function moderationFlags(data: unknown): ModerationFlags | undefined {
  if (typeof data !== 'object' || data === null || !('dealer_access_moderation' in data)) return undefined;
  const flag = (name: keyof ModerationFlags) => (data as Record<string, unknown>)[name] === true;
  return {
    dealer_access: flag('dealer_access'),
    dealer_access_moderation: flag('dealer_access_moderation'),
    kp_access_moderation: flag('kp_access_moderation'),
    user_access_moderation: flag('user_access_moderation'),
  };
}
