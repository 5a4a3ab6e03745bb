import { paths } from '@site/contracts/paths';
import type { SceneName } from '@site/contracts/scene-names';
import { sceneShareImage } from '../media/picture-urls.ts';

/** The scene of a section, for its pages that have no picture of their own. */
const sections: readonly (readonly [below: string, SceneName])[] = [
  [paths.catalog(), 'warehouse'],
  [paths.projects(), 'business-barrier'],
  [paths.academy(), 'academy'],
  [paths.publications('news'), 'factory'],
  [paths.publications('blog'), 'yard'],
  [paths.publications('articles'), 'turnstile-hall'],
];
const OTHERWISE: SceneName = 'home-gate';

/** What a link to any page shows in a feed or a chat. */
export const shareImageOf = (path: string): string =>
  sceneShareImage(sections.find(([below]) => path.startsWith(below))?.[1] ?? OTHERWISE);
