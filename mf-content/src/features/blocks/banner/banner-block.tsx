import { Picture } from '@site/ui/picture';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import { adMark } from './ad-mark.ts';
import css from './banner-block.module.css';

export function BannerBlock({ block, priority }: BlockProps<'banner'>) {
  const mark = adMark(block);
  const { href, rel, target } = linkTo(block.link);
  return (
    <aside className={css.banner} aria-label={block.is_ad ? 'Реклама' : undefined}>
      <a
        href={href}
        target={target}
        rel={block.is_ad ? [rel, 'sponsored'].filter(Boolean).join(' ') : rel}
        className={css.link}
      >
        <Picture picture={block.picture} sizes="(min-width: 1440px) 1360px, 100vw" priority={priority} />
      </a>
      {mark && <p className={css.mark}>{mark}</p>}
    </aside>
  );
}
