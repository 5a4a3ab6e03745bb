export { Skeleton, SkeletonText, SkeletonTable, type SkeletonProps } from './skeleton.tsx';
