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
