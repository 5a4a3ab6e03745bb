import { paths } from '@site/contracts/paths';
import type { SceneName } from '@site/contracts/scene-names';
import { DEFAULT_SCENE, sceneShareImage } from '../media/picture-urls.ts';

/** Default scene of each section. */
const sections: readonly (readonly [below: string, SceneName])[] = [
  [paths.catalog(), 'warehouse'],
  [paths.projects(), 'business-barrier'],
  [paths.academy(), 'academy'],
  [paths.publications('news'), 'factory'],
  [paths.publications('blog'), 'yard'],
  [paths.publications('articles'), 'turnstile-hall'],
];

export const shareImageOf = (path: string): string =>
  sceneShareImage(sections.find(([below]) => path.startsWith(below))?.[1] ?? DEFAULT_SCENE);
