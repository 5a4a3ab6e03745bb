import type { BlockOf } from '@site/contracts/blocks';

type Advertising = Pick<BlockOf<'banner'>, 'is_ad' | 'advertiser' | 'advertiser_inn' | 'erid'>;

/**
 * «Реклама. ООО «Пример», ИНН 0012345673. erid: AbCdEfGhI»: the three elements that the advertising law requires of a
 * promotion block. A missing element is not invented; the word itself is always there.
 */
export function adMark({ is_ad: isAd, advertiser, advertiser_inn: inn, erid }: Advertising): string | undefined {
  if (!isAd) return undefined;
  const who = [advertiser, inn && `ИНН\u00a0${inn}`].filter(Boolean).join(', ');
  return ['Реклама', who && `. ${who}`, erid && `. erid:\u00a0${erid}`].filter(Boolean).join('');
}
