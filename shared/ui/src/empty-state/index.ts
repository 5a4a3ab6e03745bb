export { EmptyState, ErrorState, type EmptyStateProps } from './empty-state.tsx';
export { BarrierDrawing, BoxDrawing, ColumnDrawing, GateDrawing, SearchDrawing } from './drawings.tsx';
