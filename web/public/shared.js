// On the page of a shared address, for browsers that do not say what they are: on to the client, with what stands behind the #.
const { to, up } = document.currentScript.dataset;
location.replace(`${up}?${to}${location.hash}`);
