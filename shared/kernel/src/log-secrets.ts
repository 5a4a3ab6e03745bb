/** Phone numbers, and secret links: in e-mails, to proposals, events, requests, claims and previews. */
const phone = /(?:\+|%2B|(?<![0-9A-Za-z]))[78]9\d{9}(?!\d)/gi;
const emailLink = /(\/system\/(?:ispring-)?email\/)[^/?\s"]+/g;
const academyLink = /(\/(?:academy|shop)\/(?:attendance|feedback)\/)[^/?\s"]+/g;
const requestLink = /(\/support\/request\/)[^/?\s"]+/g;
const claimLink = /(\/warranty\/(?:claims\/)?)[\w-]{16,}/g;
const previewLink = /(\/preview\/(?:[a-z-]+\/){0,2})[\w-]+\.[^/?\s"]+/g;
const proposalLink = /(\/view-kp\/)[^/?\s"]+/g;

export const withoutSecrets = (text: string): string =>
  text
    .replace(phone, '[phone]')
    .replace(emailLink, '$1[code]')
    .replace(academyLink, '$1[link]')
    .replace(requestLink, '$1[code]')
    .replace(claimLink, '$1[code]')
    .replace(previewLink, '$1[link]')
    .replace(proposalLink, '$1[link]');
