export { EmptyState, ErrorState, type EmptyStateProps } from './empty-state.tsx';
export { BoxDrawing, SearchDrawing } from './goods-drawings.tsx';
export { BarrierDrawing, ColumnDrawing, GateDrawing } from './site-drawings.tsx';
