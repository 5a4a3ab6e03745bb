import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const p = await b.newPage({viewport:{width:+(process.argv[4]||1440),height:+(process.argv[5]||900)},locale:'ru-RU'});
p.on('console',m=>console.log('console',m.type(),m.text().slice(0,400))); p.on('pageerror',e=>console.log('pageerror',e.message.slice(0,600))); p.on('requestfailed',r=>console.log('failed',r.url(),r.failure()?.errorText)); p.on('response',r=>{ if(r.status()>=400||process.env.ALL) console.log(r.status(),r.url())});
await p.goto(process.argv[2],{waitUntil:'load'}); await p.waitForTimeout(900);
if(process.env.EVAL) console.log(await p.evaluate(process.env.EVAL));
if(process.env.CLICK){ await p.click(process.env.CLICK); await p.waitForTimeout(900); console.log('url now',p.url()); }
await p.screenshot({path:process.argv[3],fullPage:!!process.env.FULL}); await b.close();
