export { StockLabel, type StockData } from './stock-label.tsx';
