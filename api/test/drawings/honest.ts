import sharp from 'sharp';

const png = async () => {
  const pixels = sharp({ create: { width: 8, height: 8, channels: 3, background: '#3366cc' } });
  return (await pixels.png().toBuffer()).toString('base64');
};

/** A file of Inkscape: editor data, metadata, classes, a gradient, a clip path, copies, an embedded picture and texts. */
const inkscape = async () => `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="140mm" viewBox="0 0 210 140" version="1.1" id="svg5" inkscape:version="1.3 (0e150ed, 2023-07-21)"
   sodipodi:docname="privod.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.7"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <metadata><rdf:RDF><cc:Work rdf:about=""><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
  <defs id="defs2">
    <linearGradient id="g1" inkscape:collect="always"><stop style="stop-color:#4477aa;stop-opacity:1" offset="0"/><stop style="stop-color:#eeeeff;stop-opacity:1" offset="1"/></linearGradient>
    <linearGradient xlink:href="#g1" id="g2" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="100" y2="60" gradientTransform="matrix(1,0,0,1,2,2)"/>
    <clipPath clipPathUnits="userSpaceOnUse" id="clip"><circle cx="60" cy="50" r="38"/></clipPath>
    <marker id="arrow" refX="0" refY="0" orient="auto" inkscape:stockid="Arrow" markerWidth="4" markerHeight="4" viewBox="-2 -2 4 4"><path d="M-2-2 2 0-2 2Z"/></marker>
    <style>.thick{stroke-width:1.2;stroke:#222;fill:none} .dim{stroke:#000;stroke-width:.3;marker-end:url(#arrow)}</style>
  </defs>
  <g inkscape:label="Слой 1" inkscape:groupmode="layer" id="layer1">
    <title>Привод</title>
    <rect style="fill:url(#g2);fill-rule:evenodd;stroke:#000000;stroke-width:0.5;-inkscape-stroke:none" id="rect1" width="100" height="80" x="10" y="10" clip-path="url(#clip)"/>
    <path class="thick" sodipodi:nodetypes="cccc" d="m 120,20 h 60 v 40 h -60 z" inkscape:connector-curvature="0"/>
    <use xlink:href="#rect1" id="use1" transform="translate(80,40) scale(0.5)" width="100%" height="100%"/>
    <path class="dim" d="M20 120H180"/>
    <image width="30" height="20" preserveAspectRatio="none" xlink:href="data:image/png;base64,${(await png()).replace(/(.{76})/g, '$1&#10;')}" x="150" y="90"/>
    <text xml:space="preserve" style="font-size:8px;font-family:'GOST type A';-inkscape-font-specification:'GOST type A'" x="90" y="116"><tspan sodipodi:role="line" x="90" y="116">120 мм</tspan></text>
  </g>
</svg>`;

/** A file of Illustrator: entities of namespaces, a style in CDATA, its own data in a switch, the size in pixels. */
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 25.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
	<!ENTITY st7 "fill:#99CC00;stroke:#333333;">
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" x="0px" y="0px"
	 width="400px" height="300px" viewBox="0 0 400 300" style="enable-background:new 0 0 400 300;" xml:space="preserve">
<style type="text/css"><![CDATA[
	.st0{fill:#E6E6E6;stroke:#000000;stroke-miterlimit:10;}
	.st1{clip-path:url(#SVGID_2_);}
	.st2{fill:url(#SVGID_3_);}
]]></style>
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"></i:pgfRef></foreignObject>
	<g i:extraneous="self">
		<defs><rect id="SVGID_1_" x="20" y="20" width="200" height="200"/></defs>
		<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
		<radialGradient id="SVGID_3_" cx="120" cy="120" r="100" gradientUnits="userSpaceOnUse"><stop offset="0" style="stop-color:#FFFFFF"/><stop offset="1" style="stop-color:#CC3300"/></radialGradient>
		<g class="st1"><polygon class="st2" points="10,10 300,30 250,280 30,250"/></g>
		<path class="st0" d="M250,50h100v60H250V50z"/>
		<ellipse style="&st7;" cx="300" cy="200" rx="60" ry="40"/>
	</g>
</switch>
<i:pgf id="adobe_illustrator_pgf"><![CDATA[eJzsvXmT5MZ1J/gJ+B1QfzSU]]></i:pgf>
</svg>`;

/** A file of CorelDRAW: millimetres with many digits, a view box in hundredths, fills of classes, its own namespace. */
const corel = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Creator: CorelDRAW 2019 (64-Bit) -->
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="99.9998mm" height="74.9998mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd"
viewBox="0 0 10000 7500"
 xmlns:xlink="http://www.w3.org/1999/xlink"
 xmlns:xodm="http://www.corel.com/coreldraw/odm/2003">
 <defs>
  <style type="text/css">
   <![CDATA[
    .str0 {stroke:#2B2A29;stroke-width:76.2;stroke-miterlimit:22.9256}
    .fil1 {fill:none}
    .fil0 {fill:#00A0E3}
   ]]>
  </style>
  <mask id="id0"><linearGradient id="id1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10000" y2="0"><stop offset="0" style="stop-opacity:1; stop-color:white"/><stop offset="1" style="stop-opacity:0; stop-color:white"/></linearGradient><rect style="fill:url(#id1)" width="10000" height="7500"/></mask>
 </defs>
 <g id="Слой_x0020_1">
  <metadata id="CorelCorpID_0Corel-Layer"/>
  <path class="fil0" style="mask:url(#id0)" d="M1000 1000l7000 0 0 5000 -7000 0z"/>
  <path class="fil1 str0" d="M1500 1500l4000 0 0 3000 -4000 0z m500 500l0 2000 3000 0 0 -2000z"/>
  <a xlink:href="https://corel.com"><circle class="fil1 str0" cx="7500" cy="5200" r="1100"/></a>
 </g>
</svg>`;

/** A file of a converter of КОМПАС: Windows-1251, a size in millimetres without a view box, presentation attributes. */
const kompas = Buffer.from(
  `<?xml version="1.0" encoding="windows-1251" standalone="yes"?>
<svg xmlns="http://www.w3.org/2000/svg" width="297mm" height="210mm">
<g fill="none" stroke="black" stroke-width="1.3" stroke-linecap="round"><line x1="100" y1="100" x2="900" y2="100"/>
<polyline points="100,100 100,600 900,600 900,100"/><path d="M 300 300 A 120 120 0 1 0 540 300" stroke-dasharray="20 5 3 5"/>
<g transform="rotate(-90 60 350)"><text x="60" y="350" fill="black" stroke="none" font-family="Arial" font-size="40">\u00d3\u00cb</text></g></g>
</svg>`,
  'latin1',
);

/** Filters, patterns, nested drawings, prefixed elements, a style of the root, UTF-16. */
const exotic = Buffer.from(
  `\uFEFF<?xml version="1.0" encoding="UTF-16"?><s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="-50 -50 200 150" style="background:none">
<s:defs><s:filter id="f" x="-20%" width="150%"><s:feGaussianBlur in="SourceAlpha" stdDeviation="2"/><s:feOffset dx="3" dy="3" result="o"/><s:feMerge><s:feMergeNode in="o"/><s:feMergeNode in="SourceGraphic"/></s:feMerge></s:filter>
<s:pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><s:line y2="6" stroke="#c00"/></s:pattern>
<s:symbol id="bolt" viewBox="0 0 10 10"><s:circle cx="5" cy="5" r="4"/></s:symbol></s:defs>
<s:rect x="-40" y="-40" width="90" height="60" fill="url(#hatch) #fff" filter="url('#f')" stroke="#000"/>
<s:use href="#bolt" x="70" y="0" width="30" height="30" fill="rgb(10%, 40%, 70%)"/>
<s:svg x="60" y="40" width="60" height="40" viewBox="0 0 6 4"><s:rect width="6" height="4" fill="hsl(120, 50%, 60%)" opacity=".5"/></s:svg></s:svg>`,
  'utf16le',
);

/** Files as programs save them; each must look the same after the upload. */
export const honestDrawings: Record<string, () => Promise<Buffer>> = {
  'inkscape.svg': async () => Buffer.from(await inkscape()),
  'illustrator.svg': async () => Buffer.from(illustrator),
  'corel.svg': async () => Buffer.from(corel),
  'kompas.svg': async () => kompas,
  'exotic.svg': async () => exotic,
};
