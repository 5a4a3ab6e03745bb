export { ParkingGate as Component } from './parking-gate.tsx';
