/**
 * The site's icons: 24 px grid, outline, one path each. Plain string constants, so that a bundler drops unused ones (a
 * sprite file is an extra request, copied by every remote, and its icons appear after the text; a component per icon
 * repeats the svg element in JS). An icon is about 90 bytes of JS, and its repetitions in HTML compress to a few bytes.
 */
export type IconShape = string;

// Shapes used by several icons.
const circle = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z';
const sheet = 'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5Zm0 0v5h5';

// Navigation
export const iconMenu = 'M4 6.5h16M4 12h16M4 17.5h16';
export const iconClose = 'm6 6 12 12M18 6 6 18';
export const iconChevronDown = 'm6 9.5 6 6 6-6';
export const iconChevronUp = 'm6 14.5 6-6 6 6';
export const iconChevronLeft = 'm14.5 6-6 6 6 6';
export const iconChevronRight = 'm9.5 6 6 6-6 6';
export const iconArrowRight = 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5';
export const iconArrowLeft = 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5';
export const iconArrowUp = 'M12 19.5v-15M5.5 11 12 4.5l6.5 6.5';
export const iconArrowDown = 'M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5';
export const iconExternal =
  'M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4';
export const iconHome = 'M4 11.5 12 4.5l8 7M6 10v9.5h4.5v-5h3v5H18V10';

// Shop
export const iconSearch = 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.8 4.7 4.8 4.8';
export const iconCart =
  'M2.5 4h2.3a1 1 0 0 1 1 .8l2 10a1.5 1.5 0 0 0 1.5 1.2h8.4a1.5 1.5 0 0 0 1.5-1.2L20.5 8H6.5M10.5 19.7a1 1 0 1 1-2 0 1 1 0 0 1 2 0Zm7.5 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z';
export const iconHeart = 'M12 20s-7.8-4.5-7.8-10.4A4.2 4.2 0 0 1 12 7.3a4.2 4.2 0 0 1 7.8 2.3C19.8 15.5 12 20 12 20Z';
export const iconCompare =
  'M12 4v16M8.5 20h7M4.5 6.5 12 5.2l7.5 1.3M4.5 6.5 2 13a2.7 2.7 0 0 0 5 0L4.5 6.5Zm15 0L17 13a2.7 2.7 0 0 0 5 0l-2.5-6.5Z';
export const iconStar = 'm12 4 2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8L12 4Z';
export const iconFilter =
  'M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm-6 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z';
export const iconSort = 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5';
export const iconGrid = 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z';
export const iconList = 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01';
export const iconTruck =
  'M2.5 6h11v11h-4M2.5 6v11h1.2M13.5 9.5h4l4 4V17h-1.6M13.5 17h1.6M9.5 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm10 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z';
export const iconBox = 'm12 3.5 7.5 4v9l-7.5 4-7.5-4v-9l7.5-4Zm0 8.5 7.5-4.5M12 12 4.5 7.5M12 12v8.5';
export const iconRuble = 'M9 20V4.5h4.5a4.2 4.2 0 0 1 0 8.5H6.5M6.5 16.5h7';
export const iconPercent = 'M18 6 6 18M9.5 7.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm9 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z';

// People and places
export const iconUser = 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5c.6-3.6 3.6-6 7.5-6s6.9 2.4 7.5 6';
export const iconUsers =
  'M13 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.5 19.5c.5-3.3 3.3-5.5 7-5.5s6.5 2.2 7 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.6c1.9.9 3.1 2.6 3.5 4.9';
export const iconBuilding = 'M5.5 20.5v-16h9v16M14.5 9.5h4v11M3.5 20.5h17M8.5 8h3M8.5 11.5h3M8.5 15h3';
export const iconMapPin =
  'M12 21s-6.5-5.7-6.5-11a6.5 6.5 0 0 1 13 0c0 5.3-6.5 11-6.5 11Zm2.5-11a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z';
export const iconPhone =
  'M6.2 3.5h2.4a1 1 0 0 1 1 .8l.8 3.4a1 1 0 0 1-.3 1L8.3 10.5a13 13 0 0 0 5.2 5.2l1.8-1.8a1 1 0 0 1 1-.3l3.4.8a1 1 0 0 1 .8 1v2.4a2.2 2.2 0 0 1-2.3 2.2A16 16 0 0 1 4 5.8a2.2 2.2 0 0 1 2.2-2.3Z';
export const iconMail =
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5Zm-1 1 8 6.5 8-6.5';
export const iconBell = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4';
export const iconLogin = 'M14 4.5h4a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-4M4 12h10.5M10 7.5l4.5 4.5-4.5 4.5';
export const iconLogout = 'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M9.5 12H20M15.5 7.5 20 12l-4.5 4.5';
export const iconLock =
  'M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19v-7A1.5 1.5 0 0 1 7 10.5Zm1.5 0V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2';

// Documents and tools
export const iconFile = `${sheet}M9 12.5h6M9 16h6`;
export const iconPdf = `${sheet}M8.6 17v-4.5h.9a1.3 1.3 0 0 1 0 2.6h-.9M12 12.5V17h.4a2.2 2.2 0 0 0 0-4.5H12M16 17v-4.5h1`;
export const iconXls = `${sheet}M8.5 12h7v5.5h-7zM12 12v5.5M8.5 14.7h7`;
export const iconDownload = 'M12 4v11.5M7 10.5l5 5 5-5M4.5 19.5h15';
export const iconUpload = 'M12 15.5V4M7 9l5-5 5 5M4.5 19.5h15';
export const iconPrint =
  'M7 8.5v-5h10v5M7 17H5A1.5 1.5 0 0 1 3.5 15.5v-5.5A1.5 1.5 0 0 1 5 8.5h14a1.5 1.5 0 0 1 1.5 1.5v5.5A1.5 1.5 0 0 1 19 17h-2M7 13.5h10v7H7zM17 11h.01';
export const iconCopy =
  'M10 8.5h8.5A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19v-9A1.5 1.5 0 0 1 10 8.5ZM5.5 15.5A1.5 1.5 0 0 1 4 14V5a1.5 1.5 0 0 1 1.5-1.5H14A1.5 1.5 0 0 1 15.5 5';
export const iconShare =
  'M8.8 10.8l6.4-3.6M8.8 13.2l6.4 3.6M9 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm11-6a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm0 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z';
export const iconEdit =
  'm4.5 19.5.8-4L15.8 5a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8.5 18.7l-4 .8ZM13.8 7l3.2 3.2';
export const iconTrash =
  'M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.8 12.6a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4l.8-12.6M10 10.5v6M14 10.5v6';
export const iconEye =
  'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12Zm12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z';
export const iconEyeOff =
  'M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.7-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16';
export const iconUndo = 'm8.5 5-4.5 4.5L8.5 14M4 9.5h10.5a5 5 0 0 1 0 10H11';
export const iconRedo = 'm15.5 5 4.5 4.5-4.5 4.5M20 9.5H9.5a5 5 0 0 0 0 10H13';
export const iconRefresh = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.3M19.5 4.5V9H15';
export const iconSettings =
  'M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM12 3.5v2.5M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.8 1.8M16.2 16.2 18 18M6 18l1.8-1.8M16.2 7.8 18 6';
export const iconPlay = 'M8 5.5v13l10.5-6.5L8 5.5Z';
export const iconPause = 'M8.5 5.5v13M15.5 5.5v13';
export const iconPlus = 'M12 5v14M5 12h14';
export const iconMinus = 'M5 12h14';
export const iconCalendar =
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8 3.5v4M16 3.5v4M8 13.5h.01M12 13.5h.01M16 13.5h.01M8 16.8h.01M12 16.8h.01';
export const iconClock = `${circle}M12 7.5V12l3 2.5`;

// States
export const iconCheck = 'm5 12.5 4.5 4.5L19 7.5';
export const iconSuccess = `${circle}M8 12.2l2.8 2.8L16 9.5`;
export const iconWarning = 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5M12 17h.01';
export const iconError = `${circle}M12 7.5V13M12 16.2h.01`;
export const iconInfo = `${circle}M12 11v5.5M12 7.8h.01`;
export const iconQuestion = `${circle}M9.5 9.8a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.6M12 16.5h.01`;

// Products
export const iconGate = 'M3.5 20.5v-15l2-2 2 2v15M16.5 20.5v-15l2-2 2 2v15M7.5 8h9M7.5 17.5h9M10.5 8v9.5M13.5 8v9.5';
export const iconBarrier = 'M3.5 20.5v-11h4v11M2 20.5h7M7.5 12l13.5-3.6V5.8L5.5 9.5M11 8.2l1.4 2.5M15.2 7.2l1.4 2.4';
export const iconBollard =
  'M8.5 20.5V6a1.5 1.5 0 0 1 1.5-1.5h4A1.5 1.5 0 0 1 15.5 6v14.5M8.5 8.5h7M8.5 12h7M4.5 20.5h15';
export const iconTurnstile =
  'M4 20.5v-12a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v12M2.5 20.5h10M11 10.5h10M11 10.5l6.5 7M11 10.5 15.5 4';
export const iconParking =
  'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5ZM9.5 17V7.5h3a3 3 0 0 1 0 6h-3';
export const iconCamera = 'm3.5 8.5 12.5-4 2 5.5-12.5 4-2-5.5Zm14 .5 3 1-1 3.5M9.5 12.8l1 3.2H5.5M5.5 13.5v6';
export const iconRemote =
  'M9 8.5h6a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM10 12.5h4M10 16h4M9 5.5a4.2 4.2 0 0 1 6 0M7 3.3a7 7 0 0 1 10 0';
export const iconWrench =
  'M20 7.5a5 5 0 0 1-6.6 5.6L7 19.5a1.8 1.8 0 0 1-2.5-2.5l6.4-6.4A5 5 0 0 1 16.5 4l-2.8 2.8 3.5 3.5L20 7.5Z';
export const iconShield = 'M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6l-7-2.5Zm-3 8.3 2.2 2.2 3.8-4';
export const iconAcademy =
  'm2.5 9.5 9.5-4.5 9.5 4.5-9.5 4.5-9.5-4.5Zm4 2v5c1.4 1.3 3.3 2 5.5 2s4.1-.7 5.5-2v-5M21.5 9.5v5.5';
