export { Chip, ChipLink, RemovableChip, RemovableChipLink, ChipList, type RemovableChipProps } from './chip.tsx';
