/** What the server says of a company's way into the partner network and its configurator; comes with the refusal (403). */
export interface ModerationFlags {
  dealer_access: boolean;
  dealer_access_moderation: boolean;
  kp_access_moderation: boolean;
  user_access_moderation: boolean;
}

/** The flags of a refusal; nothing when it is a refusal of another kind. */
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
