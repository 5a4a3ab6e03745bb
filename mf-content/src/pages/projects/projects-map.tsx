import type { ProjectListPageData, ProjectTown } from '@site/contracts/projects';
import { formatCount } from '@site/kernel/plurals';
import { useNavigate } from '@site/runtime';
import { TextLink } from '@site/ui/link';
import { useMemo } from 'react';
import { MapFrame } from '../../features/blocks/map/map-frame.tsx';
import type { MapPoint, Town } from '../../features/blocks/map/towns.ts';
import css from './projects-page.module.css';

type Placed = ProjectTown & { coords: NonNullable<ProjectTown['coords']> };

const isPlaced = (town: ProjectTown): town is Placed => town.coords !== null;
const countProjects = (count: number) => formatCount(count, ['проект', 'проекта', 'проектов']);

const toTown = ({ name, coords, count }: Placed): Town & { points: [MapPoint] } => ({
  ...{ name, coords, count },
  points: [{ title: name, text: countProjects(count), coords }],
});

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
/** Zoom for one town, and for the whole country. */
const ZOOM = { one: 10, many: 3 };

interface ProjectsMapProps {
  towns: ProjectListPageData['towns'];
  marked: readonly string[];
  onMark: (towns: readonly string[]) => void;
  /** Address of the list of a town. */
  townHref: (name: string) => string;
}

/**
 * Map of towns with the number of their projects; each links to its list. Towns without coordinates are listed below
 * it.
 */
export function ProjectsMap({ towns, marked, onMark, townHref }: ProjectsMapProps) {
  const navigate = useNavigate();
  const placed = useMemo(() => towns.filter(isPlaced).map(toTown), [towns]);
  const points = useMemo(() => placed.map(({ points: [point] }) => point), [placed]);
  const markedPoints = useMemo(() => points.filter(({ title }) => marked.includes(title)), [points, marked]);
  const elsewhere = towns.filter((town) => !isPlaced(town));
  return (
    <section className={css.map} aria-label="На карте">
      {placed.length > 0 && (
        <MapFrame
          block={{
            ...{ id: 'map', type: 'map', points },
            center: [middleOf(points.map(({ coords }) => coords[0])), middleOf(points.map(({ coords }) => coords[1]))],
            zoom: placed.length > 1 ? ZOOM.many : ZOOM.one,
          }}
          towns={placed}
          listId={(index) => `map-${index}`}
          sync={{
            marked: markedPoints,
            onMark: (chosen) => onMark(chosen.map(({ title }) => title)),
            townHref: (index) => townHref(placed[index]!.name),
            onChoose: ({ title }) => void navigate(townHref(title), { preventScrollReset: true }),
          }}
        />
      )}
      {elsewhere.length > 0 && (
        <p className={css.elsewhere}>
          Не&nbsp;отмечены на&nbsp;карте:
          {elsewhere.map(({ name, count }) => (
            <TextLink key={name} href={townHref(name)} className={css.place}>
              {name}, {countProjects(count)}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  );
}
