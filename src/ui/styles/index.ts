/* In this order: each stands on the ones before it. A screen's own rules come with the screen. */
import './tokens.css';
import './base.css';
import './controls.css';
import './surfaces.css';
import './shell.css';
/* `own.frame.large-text` */
import './large-text.css';
/* `own.frame.forced-colors` */
import './forced-colors.css';
